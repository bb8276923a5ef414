import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import { SAVED_MINUTES } from './saved-minutes.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	pendingBooking: {
		purpose: {
			english:
				'Remembers that you were booking an expert session when you had to log in, so we can take you back to it.',
			hindi: 'याद रखता है कि विशेषज्ञ सत्र की बुकिंग के बीच आपको लॉगिन करना पड़ा, ताकि आपको वापस वहीं पहुँचाया जा सके।',
		},
		period: {
			english: `Until you go on with the booking or log out; it counts for ${SAVED_MINUTES} minutes`,
			hindi: `बुकिंग आगे बढ़ाने या लॉगआउट करने तक; ${SAVED_MINUTES} मिनट तक मान्य`,
		},
	},
	savedForm: {
		purpose: {
			english:
				'Keeps what you wrote into the booking form of an expert session while you log in: name, email, phone, day, time, type and message.',
			hindi: 'लॉगिन करते समय विशेषज्ञ सत्र के बुकिंग फ़ॉर्म में लिखी आपकी जानकारी सहेजता है: नाम, ईमेल, फ़ोन, दिन, समय, विषय और संदेश।',
		},
		period: {
			english: `Until you go on with the booking or log out, at most ${SAVED_MINUTES} minutes of using the site`,
			hindi: `बुकिंग आगे बढ़ाने या लॉगआउट करने तक, अधिकतम ${SAVED_MINUTES} मिनट`,
		},
	},
}
