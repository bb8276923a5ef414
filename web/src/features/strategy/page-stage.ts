import type { messages } from './messages.en.ts'

export type PagePath = keyof (typeof messages)['pages']

/** Tells which of the two landing pages leads to a page. */
export function stageOf(path: PagePath): 'prelims' | 'mains' {
	return path.startsWith('/prelims') ? 'prelims' : 'mains'
}
