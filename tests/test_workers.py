"""Who does the work: the same answers from this process, from others and from a cluster."""

import os
import socket
import sys
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from branchline.arena.match import matched
from branchline.arena.run import carry_out
from branchline.workers import Crew, Here, OnRay, crew

CLUSTER = os.environ.get("BRANCHLINE_RAY", "")


def test_one_job_is_done_in_this_process() -> None:
    with crew(jobs=1) as (executor, ahead):
        assert executor.submit(os.getpid).result() == os.getpid()
        assert ahead == 1


def test_several_jobs_are_done_in_others() -> None:
    with crew(jobs=2) as (executor, ahead):
        assert executor.submit(os.getpid).result() != os.getpid()
        assert list(executor.map(pow, [2, 3], [5, 2])) == [32, 9]
        assert ahead > 2


def test_an_error_is_whose_answer_is_asked_for() -> None:
    failed = Here().submit(int, "seven")
    with pytest.raises(ValueError, match="seven"):
        failed.result()


@pytest.mark.parametrize(
    ("jobs", "ray", "why"),
    [
        (0, None, "jobs: 0 is not possible; give a whole number from 1 up"),
        (2, "auto", "jobs: a Ray cluster has its own number; leave either --jobs or --ray out"),
    ],
)
def test_what_cannot_be_is_refused(jobs: int, ray: str | None, why: str) -> None:
    with pytest.raises(ValueError, match=why), crew(jobs, ray):
        pass


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"ray is missing; install branchline\[ray\]"):
        OnRay("auto")
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


def closed_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_where_no_cluster_answers_it_is_said_soon(scheme: str) -> None:
    address = f"{scheme}127.0.0.1:{closed_port()}"
    with pytest.raises(ValueError, match=rf"ray: no cluster answers at {address} \(.*Connection refused\)"):
        OnRay(address)


def played(executor: Executor, ahead: int) -> list[list[int]]:
    match = matched("germany", ["greedy", "random"], seed=3)
    return [game.scores for game in carry_out(match, 6, Crew(executor, ahead)).games]


def test_a_match_is_the_same_whoever_works_at_it() -> None:
    with ThreadPoolExecutor(3) as threads:
        assert played(threads, 5) == played(Here(), 1)


@pytest.mark.long
@pytest.mark.skipif(not CLUSTER, reason="BRANCHLINE_RAY names no Ray cluster to try")
def test_a_match_is_the_same_on_a_cluster() -> None:
    with crew(ray=CLUSTER) as (cluster, ahead):
        assert cluster.submit(os.getpid).result() != os.getpid()
        with pytest.raises(ValueError, match="seven"):
            cluster.submit(int, "seven").result()
        assert played(cluster, ahead) == played(Here(), 1)
