import { createContext, use } from 'react'
import type { Viewer } from '#web/lib/viewer.ts'
import type { ThreadCalls } from './calls.ts'
import type { ShownComment } from './thread.ts'

/** Every part of a thread needs these. */
export interface ThreadTools {
	calls: ThreadCalls
	viewer: Viewer | null
	now: Date
	/** A sign-in leads back here, as `/login?redirect=` has it. */
	returnTo: string
	/** Shows what the viewer has done; the counters outside of the thread follow. */
	update(change: (comments: ShownComment[]) => ShownComment[]): void
	/** Holds the like and pin switches that are under way, and what each is to be. */
	wanted: Map<string, boolean>
	/** Names the comment at which a sign-in is asked for, and what is said there. */
	signInNote: { at: string; sentence: string } | null
	askToSignIn(at: string, sentence: string): void
	/** Says that something did not work: at `at` when it lacks a sign-in, else over the page. */
	tellFailure(at: string, error: unknown, kind: FailedDeed): void
	/** Names the comment whose reply box is open: only one is at a time. */
	openReply: string | null
	setOpenReply(commentId: string | null): void
	/** Closes the reply box of this comment. It gives false where that is closed already, or another one has been opened. */
	closeReply(commentId: string): boolean
	/** Has a sentence read out. */
	say(sentence: string): void
	/** Moves the focus once the element is on the page, unless somebody writes something else by then. */
	focusOn(elementId: string): void
}

export type FailedDeed =
	| 'comment'
	| 'reply'
	| 'likeComment'
	| 'likeReply'
	| 'pin'
	| 'withdraw'
	| 'removeComment'
	| 'removeReply'
	| 'report'
	| 'replies'

const ThreadContext = createContext<ThreadTools | null>(null)

export const ThreadToolsProvider = ThreadContext.Provider

export function useThreadTools(): ThreadTools {
	const tools = use(ThreadContext)
	if (!tools) throw new Error('a part of a thread stands outside of one')
	return tools
}
