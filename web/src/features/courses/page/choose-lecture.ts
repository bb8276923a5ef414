import type { Lecture } from '@aravalli/shared/courses/contract'

/** Chooses the lecture that the page shows: the one that was asked for, else the first that is open. */
export function chooseLecture(lectures: Lecture[], chosenId: string | undefined): Lecture | undefined {
	const open = lectures.filter(({ isOpen }) => isOpen)
	return open.find(({ _id }) => _id === chosenId) ?? open[0]
}
