import { lazy } from 'react'
import type { Previews } from './content/desk/editor/preview-dialog.tsx'

/** Shows editors what they write by the very parts that readers see. A kind that has some is named here; they come when they are asked for. */
export const previews: Previews = {
	'answer-writing': lazy(async () => ({
		default: (await import('./features/answer-writing/question-preview.tsx')).QuestionPreview,
	})),
}
