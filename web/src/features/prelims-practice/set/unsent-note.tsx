import { linkOptions, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { mayHold } from '#web/lib/browser-store/may-hold.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as prelimsMessages } from '../messages.en.ts'
import { unsentAnswers } from '../stored.ts'
import css from './unsent-note.module.css'
import { useSet } from './use-practice-set.ts'

/** What is on its way is not worth a word; only what does not get through is. */
const QUIET_MILLISECONDS = 4_000

/** Says quietly where answers are that the account does not have. */
export function UnsentNote() {
	const m = useMessages(prelimsMessages)
	const viewer = useViewer()
	const page = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
	const { questions } = useSet()
	const { count, isRefused } = useUnsent(viewer?.id ?? '')
	const hasAnswered = Object.values(questions).some(({ given }) => given)
	if (!hasAnswered) return null
	if (isRefused) return <p className={css.note}>{m.sum.notKept}</p>
	if (!viewer)
		return (
			<p className={css.note}>
				{m.sum.onDevice}{' '}
				<PageLink link={linkOptions({ to: '/login', search: { redirect: page.slice(1) } })}>{m.sum.login}</PageLink>
			</p>
		)
	return count > 0 ? (
		<p className={css.note} role="status">
			{m.sum.waiting(count)}
		</p>
	) : null
}

const nothing = { count: 0, isRefused: false }

function useUnsent(owner: string): typeof nothing {
	const [unsent, setUnsent] = useState(nothing)
	const { questions } = useSet()
	const hasAnswered = Object.values(questions).some(({ given }) => given)
	useEffect(() => {
		let stop: (() => void) | undefined
		let isOver = false
		const follow = async () => {
			if (!hasAnswered && !(await mayHold([unsentAnswers]))) return
			const { countUnsent, onUnsentChanged } = await import('./set-storage.ts')
			if (isOver) return
			let timer: ReturnType<typeof setTimeout> | undefined
			const note = () => {
				clearTimeout(timer)
				const now = countUnsent(owner)
				if (now.count === 0) setUnsent(now)
				else timer = setTimeout(() => setUnsent(countUnsent(owner)), QUIET_MILLISECONDS)
			}
			note()
			const stopWatching = onUnsentChanged(note)
			stop = () => {
				clearTimeout(timer)
				stopWatching()
			}
		}
		// Without its code nothing waits.
		follow().catch(() => undefined)
		return () => {
			isOver = true
			stop?.()
		}
	}, [owner, hasAnswered])
	return unsent
}
