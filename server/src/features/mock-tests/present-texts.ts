import type { PrelimsQuestion } from '@aravalli/shared/prelims-practice/kind'

type Texts = PrelimsQuestion['english']

export const optionTexts = ({ optionA, optionB, optionC, optionD }: Texts): string[] => [
	optionA,
	optionB,
	optionC,
	optionD,
]

export const whyTexts = ({ whyA, whyB, whyC, whyD }: Texts): string[] => [whyA, whyB, whyC, whyD]
