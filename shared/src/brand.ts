import type { Bilingual } from './language.ts'

/** Holds everything that another institute would change. No screen says any of it by itself. */
export interface Brand {
	name: Bilingual
	tagline: Bilingual
	/** Says who is behind the product, as the policies name it. */
	operator: Bilingual
	email: string
	/** Gets the bookings of expert sessions. */
	expertEmail: string
	/** Is the number as it is dialled, with the country's prefix and without spaces. */
	phone: string
	/** Is the number as it is read. */
	phoneText: string
	supportHours: Bilingual
	headOffice: Bilingual
	/** Is the list as it is read. That of the demo says of itself that it is invented. */
	branches: Bilingual
	/** Each is null where the footer names it without a link. */
	social: Record<'facebook' | 'twitter' | 'instagram', string | null>
	/** Says where learners meet, and the mobile app's page. */
	community: Record<'whatsapp' | 'telegram' | 'app', string>
}

export const brand: Brand = {
	name: { english: 'Aravalli', hindi: 'अरावली' },
	tagline: {
		english: 'Answer writing, notes and current affairs for the RAS exam, in Hindi and English.',
		hindi: 'RAS परीक्षा के लिए उत्तर लेखन, नोट्स और समसामयिकी, हिंदी और अंग्रेज़ी में।',
	},
	operator: { english: 'Aravalli Learning (example)', hindi: 'अरावली लर्निंग (उदाहरण)' },
	email: 'help@example.com',
	expertEmail: 'experts@example.com',
	phone: '+910000000000',
	phoneText: '+91 00000 00000',
	supportHours: {
		english: 'Monday to Friday, 9 AM to 6 PM IST',
		hindi: 'सोमवार से शुक्रवार, सुबह 9 से शाम 6 बजे तक (भारतीय समय)',
	},
	headOffice: {
		english: '12 Example Road, Sample Nagar, Jaipur, Rajasthan 302000',
		hindi: '12 उदाहरण मार्ग, नमूना नगर, जयपुर, राजस्थान 302000',
	},
	branches: {
		english: 'Jodhpur, Sikar, Kota, Udaipur, Bikaner (sample data)',
		hindi: 'जोधपुर, सीकर, कोटा, उदयपुर, बीकानेर (नमूना)',
	},
	social: { facebook: null, twitter: null, instagram: null },
	community: {
		whatsapp: 'https://chat.example.com/aravalli',
		telegram: 'https://channel.example.com/aravalli',
		app: 'https://apps.example.com/aravalli',
	},
}
