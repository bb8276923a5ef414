import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { localMarks, setLocalMark } from './local-marks.ts'

/**
 * Gives whoever has signed in the marks that were set in this browser before. One that cannot be told to the server stays for the next
 * time; one whose question is gone does not.
 *
 * @returns those that are the viewer's now
 */
export async function takeMarksAlong(api: ApiClient, questionType: PracticeType): Promise<string[]> {
	const taken: string[] = []
	for (const questionId of localMarks()[questionType] ?? []) {
		try {
			await api('PUT /api/practice-marks/:questionType/:questionId', {
				params: { questionType, questionId },
				body: { isToRevise: true },
			})
			taken.push(questionId)
		} catch (error) {
			if (!(error instanceof ApiError && error.status === 404)) return taken
		}
		setLocalMark(questionType, questionId, false)
	}
	return taken
}
