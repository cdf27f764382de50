import { useBlocker, type BlockerFunction } from 'react-router-dom'
import type { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { useCloseWarning } from '#frontend/ui/workspace/drafts/use_close_warning.ts'
import { useUnsaved } from '#frontend/ui/workspace/drafts/use_unsaved.ts'
import { openedIn } from '../posts_in_url.ts'

const openedAt = ({ search }: { search: string }) => openedIn(new URLSearchParams(search))

/** Holds back whatever would close the editor while something is unsaved, until somebody says what to do with it. */
export function useLeaveQuestion(drafts: DraftStore) {
  useCloseWarning(useUnsaved(drafts))
  const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
    drafts.isUnsaved() &&
    (currentLocation.pathname !== nextLocation.pathname ||
      openedAt(currentLocation) !== openedAt(nextLocation))
  const blocker = useBlocker(leavesUnsaved)
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    discard: () => {
      drafts.dropAll()
      blocker.proceed?.()
    },
  }
}

export type LeaveQuestion = ReturnType<typeof useLeaveQuestion>
