"""`python -m branchline.train`: the command where nothing else of the house is installed."""

import sys
from argparse import ArgumentParser

from branchline.train.command import add_arguments, main

if __name__ == "__main__":
    parser = ArgumentParser("branchline.train")
    add_arguments(parser)
    sys.exit(main(parser.parse_args()))
