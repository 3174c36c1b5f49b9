import { useGetHazardCountsQuery } from '@/api/exports';
import { useFollowedProject } from '@/records/live/LiveContext';

/** Keeps the figures of the header as the records are; the header stands outside of what follows the project. */
export function FollowedCounts({ projectUuid }: { projectUuid: string }) {
  useFollowedProject(useGetHazardCountsQuery({ projectUuid }));
  return null;
}
