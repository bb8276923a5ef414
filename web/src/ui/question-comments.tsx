import type { ComponentType } from 'react'
import { formatCount } from '#web/lib/format-count.ts'
import { type LinkTarget, linkAddress } from '#web/lib/link-address.ts'
import { LateDisclosure } from './late-disclosure.tsx'

interface ThreadProps {
	questionId: string
	returnTo: string
	isAwaited: boolean
	onCount: (change: (count: number) => number) => void
}

/** Fetches what shows the comments of a question. */
export type LoadThread = () => Promise<ComponentType<ThreadProps>>

interface QuestionCommentsProps {
	texts: { showComments: string; hideComments: string; commentsNeedScript: string }
	questionId: string
	commentCount: number
	/** The question's address, to which a sign-in leads back. */
	link: LinkTarget
	/** What the reader has added or removes counts at once. */
	onCount: ThreadProps['onCount']
	loadThread: LoadThread
}

/** In the address: opens the comments, as after a sign-in for their sake. */
const hash = 'comments'

/** The comments of a question behind a toggle, their code asked for when it is opened. */
export function QuestionComments(given: QuestionCommentsProps) {
	const { texts, questionId, commentCount, link, onCount, loadThread } = given
	return (
		<LateDisclosure
			showLabel={texts.showComments}
			hideLabel={texts.hideComments}
			aside={formatCount(commentCount)}
			needsScript={texts.commentsNeedScript}
			hash={hash}
			load={loadThread}
			props={{ questionId, returnTo: linkAddress({ ...link, hash }).slice(1), onCount }}
		/>
	)
}
