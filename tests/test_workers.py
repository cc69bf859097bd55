"""Who does the work: the same answers from this process, from others and from a cluster."""

import os
import sys

import pytest

from branchline.workers import Here, OnRay, crew


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
