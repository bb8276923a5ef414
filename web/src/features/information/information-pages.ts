import type { MessageSource } from '#web/lib/messages.ts'
import type { InformationContent } from './information-content.ts'

/** Asked for only with the page itself: these texts are long, and every other page does without. */
export const informationPages = {
	'/about': async () => (await import('./about/content.ts')).aboutContent,
	'/help': async () => (await import('./help/content.ts')).helpContent,
	'/privacy-policy': async () => (await import('./privacy/content.ts')).privacyContent,
	'/terms-conditions': async () => (await import('./terms/content.ts')).termsContent,
	'/refund-policy': async () => (await import('./refund/content.ts')).refundContent,
	'/contact': async () => (await import('./contact/content.ts')).contactContent,
} satisfies Record<string, () => Promise<MessageSource<InformationContent>>>

export type InformationPath = keyof typeof informationPages
