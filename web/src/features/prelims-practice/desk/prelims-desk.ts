import type { KindDesk } from '#web/content/desk/editor/kind-desk.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Says how the desk has a prelims question written. */
export const prelimsDesk: KindDesk = {
	Texts: lazyPart(() => import('./question-sheet.tsx').then((part) => part.QuestionSheet)),
	besideTexts: ['key'],
	Below: lazyPart(() => import('./question-statistics.tsx').then((part) => part.QuestionStatistics)),
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
}
