/** Knows of the questions of a list how the viewer got on with them, so that a card shows it without the code that finds it out. */
import type { Judgement } from '@aravalli/shared/judgement'
import { useSyncExternalStore } from 'react'

/** 'toRevise' is marked with ‘Don’t Know Answer’, 'practised' has notes or photos alone. */
export type ShownMark = Judgement | 'toRevise' | 'practised'

const marks = new Map<string, ShownMark>()
const listeners = new Set<() => void>()

/** @param subject type and id of the question: 'mains:…' */
export function showMark(subject: string, mark: ShownMark | null): void {
	if (mark === (marks.get(subject) ?? null)) return
	if (mark) marks.set(subject, mark)
	else marks.delete(subject)
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

export const useShownMark = (subject: string): ShownMark | null =>
	useSyncExternalStore(
		subscribe,
		() => marks.get(subject) ?? null,
		() => null,
	)
