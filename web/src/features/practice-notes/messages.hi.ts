import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	add: 'नोट जोड़ें',
	unsaved: { note: 'बिना सहेजा नोट', photo: 'बिना सहेजी फ़ोटो' },
	kept: (notes, photos) => [notes > 0 && `${notes} नोट`, photos > 0 && `${photos} फ़ोटो`].filter(Boolean).join(', '),
	dontKnow: 'उत्तर नहीं पता',
	marked: 'प्रश्न पर ‘दोहराना है’ का निशान लगा दिया गया है।',
	unmarked: 'प्रश्न से ‘दोहराना है’ का निशान हटा दिया गया है।',
	markFailed: 'निशान सहेजा नहीं जा सका। कृपया फिर से प्रयास करें।',
}
