import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'आपके जाँचे हुए उत्तर',
	marks: (marks, most) => `${marks}/${most}`,
	marksOf: (marks, most) => `${most} में से ${marks} अंक`,
	given: (moment) => `लौटाया गया: ${moment}`,
	again: (moment) => `फिर से मूल्यांकन: ${moment}`,
	all: 'आपके सभी उत्तर',
}
