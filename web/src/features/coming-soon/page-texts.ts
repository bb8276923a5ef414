import type { ComingSoonPath } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { defineMessages } from '#web/lib/messages.ts'

/** What each page will hold: a title and one or two sentences, true to the specification and without a date. */
export type PageTexts = Record<ComingSoonPath, { title: string; text: string }>

export const pageTexts = defineMessages<PageTexts>({
	english: async () => (await import('./page-texts.en.ts')).messages,
	hindi: async () => (await import('./page-texts.hi.ts')).messages,
})
