import { useEffect } from 'react'
import { isMotionReduced } from '#web/lib/is-motion-reduced.ts'

/** Brings a question into sight, and the keyboard and readers to its heading. */
export function goToQuestion(questionId: string, isAtOnce = false): void {
	const card = document.getElementById(`q-${questionId}`)
	const heading = card?.querySelector<HTMLElement>('h2')
	card?.scrollIntoView({ block: 'start', behavior: isAtOnce || isMotionReduced() ? 'instant' : 'smooth' })
	if (!heading) return
	// Nobody tabs to it.
	heading.tabIndex = -1
	heading.focus({ preventScroll: true })
}

/** Goes to the first question as soon as it is there, where that is wanted. */
export function useFirstQuestion(isWanted: boolean, [first]: string[]): void {
	useEffect(() => {
		if (isWanted && first !== undefined) goToQuestion(first, true)
	}, [isWanted, first])
}
