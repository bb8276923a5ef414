import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	unsentRevision: {
		purpose: {
			english: 'Keeps the answers you gave in revision until they’re saved in your account.',
			hindi: 'दोहराव में दिए आपके उत्तर आपके खाते में पहुँचने तक सहेजता है।',
		},
		period: {
			english: 'Until they’re saved in your account or you clear this site’s data',
			hindi: 'आपके खाते में पहुँचने या साइट का डेटा मिटाने तक',
		},
	},
}
