import type { SubjectType } from '@aravalli/shared/comments/comment'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '#web/lib/format-count.ts'
import { type LinkTarget, linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './question-comments.module.css'
import { messages as toggleMessages } from './toggle-messages.en.ts'
import { useCommentCount } from './use-comment-count.ts'

const QuestionThread = lazyPart(() => import('./question-thread.tsx').then((part) => part.QuestionThread))

interface QuestionCommentsProps {
	kind: SubjectType
	questionId: string
	commentCount: number
	/** This query brought the question: what the reader adds or removes counts in its answer at once. */
	countedIn: QueryKey
	/** Is the question's address, to which a sign-in leads back. */
	link: LinkTarget
}

/** This hash in the address opens the comments, as after a sign-in for their sake. */
const hash = 'comments'

/** Puts the comments of a question behind a toggle and asks for their code when it is opened. */
export function QuestionComments({ kind, questionId, commentCount, countedIn, link }: QuestionCommentsProps) {
	const m = useMessages(toggleMessages)
	const onCount = useCommentCount(countedIn)
	const { container, isOpen, setIsOpen, isAwaited } = useOpened()
	return (
		<Sheet as="section" isPart hasMargin>
			<Disclosure
				showLabel={m.show}
				hideLabel={m.hide}
				aside={formatCount(commentCount)}
				isOpen={isOpen}
				onToggle={setIsOpen}
			>
				<p className="needsNoScript">{m.needScript}</p>
				<div ref={container} className="needsScript">
					{isOpen ? (
						<QuestionThread
							{...{ kind, questionId, onCount, isAwaited }}
							returnTo={linkAddress({ ...link, hash }).slice(1)}
						/>
					) : (
						<div className={css.wait}>
							<LoadingSheet isPart />
						</div>
					)}
				</div>
			</Disclosure>
		</Sheet>
	)
}

function useOpened() {
	const container = useRef<HTMLDivElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	const [isAwaited, setIsAwaited] = useState(false)
	useEffect(() => {
		const isNamed = location.hash === `#${hash}`
		setIsAwaited(isNamed)
		// The toggle works before the page's script does.
		if (isNamed || container.current?.closest('details')?.open) setIsOpen(true)
	}, [])
	return { container, isOpen, setIsOpen, isAwaited }
}
