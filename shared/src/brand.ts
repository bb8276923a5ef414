import type { Bilingual } from './language.ts'

/** Everything that another institute would change. No screen says any of it by itself. */
export interface Brand {
	name: Bilingual
	tagline: Bilingual
	email: string
}

export const brand: Brand = {
	name: { english: 'Aravalli', hindi: 'अरावली' },
	tagline: {
		english: 'Preparation for the Rajasthan Administrative Service examination, in Hindi and English.',
		hindi: 'राजस्थान प्रशासनिक सेवा परीक्षा की तैयारी, हिंदी और अंग्रेज़ी में।',
	},
	email: 'help@example.com',
}
