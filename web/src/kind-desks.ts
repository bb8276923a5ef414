import type { KindDesks } from './content/desk/editor/kind-desk.ts'
import { lazyPart } from './ui/lazy-part.tsx'

/** Has the desk do more for a kind than its declaration says, for each kind by its name. */
export const kindDesks: KindDesks = {
	'prelims-questions': {
		Texts: lazyPart(() =>
			import('./features/prelims-practice/desk/question-sheet.tsx').then((part) => part.QuestionSheet),
		),
		besideTexts: ['key'],
		Below: lazyPart(() =>
			import('./features/prelims-practice/desk/question-statistics.tsx').then((part) => part.QuestionStatistics),
		),
		isSeries: true,
		keys: [
			{
				keys: 'Ctrl + Shift + 1 … 4',
				does: { english: 'Choose A, B, C or D as the key', hindi: 'A, B, C या D को कुंजी चुनें' },
			},
			{
				keys: 'Enter',
				does: {
					english: 'Go to the same line of the next option',
					hindi: 'अगले विकल्प की उसी पंक्ति पर जाएँ',
				},
			},
		],
	},
	'prelims-papers': {
		inputs: {
			questionIds: lazyPart(() =>
				import('./features/paper-questions/desk/paper-questions.tsx').then((part) => part.PaperQuestions),
			),
		},
	},
}
