import type { InformationContent } from './information-content.ts'

/** Each text is asked for only with its own page: these texts are long, and every other page does without. */
export const informationPages = {
	'/about': async () => (await import('./about/content.en.ts')).content,
	'/help': async () => (await import('./help/content.en.ts')).content,
	'/privacy-policy': async () => (await import('./privacy/content.en.ts')).content,
	'/terms-conditions': async () => (await import('./terms/content.en.ts')).content,
	'/refund-policy': async () => (await import('./refund/content.en.ts')).content,
	'/contact': async () => (await import('./contact/content.en.ts')).content,
} satisfies Record<string, () => Promise<InformationContent>>

export type InformationPath = keyof typeof informationPages
