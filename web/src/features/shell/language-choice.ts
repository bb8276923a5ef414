import type { Language } from '@aravalli/shared/language'

/** The chooser says everything in both languages at once, so it is not translated. The order is that of the doors. */
export const languageChoice = {
	title: { hindi: 'अपनी भाषा चुनें', english: 'Choose your language' },
	later: { hindi: 'बाद में मेन्यू से बदल सकते हैं', english: 'You can change this later' },
	doors: [
		{ language: 'hindi', letter: 'अ', name: 'हिंदी', text: 'हिंदी में पढ़ें', onward: 'हिंदी में आगे बढ़ें' },
		{ language: 'english', letter: 'A', name: 'English', text: 'Read in English', onward: 'Continue in English' },
	] satisfies { language: Language; letter: string; name: string; text: string; onward: string }[],
}
