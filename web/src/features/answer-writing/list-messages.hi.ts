import type { messages as english } from './list-messages.en.ts'

export const messages: typeof english = {
	inEnglish: 'अंग्रेज़ी में दिखाया गया',
	seeAll: 'सभी प्रश्नपत्र देखें',
	emptyTitle: 'कोई प्रश्न उपलब्ध नहीं है',
	emptySearch: 'कुछ नहीं मिला। कम या दूसरे शब्दों से, या किसी और प्रश्नपत्र में खोजें।',
	emptyFilter: 'इस प्रश्नपत्र में अभी कोई प्रश्न नहीं है। कोई और प्रश्नपत्र चुनें।',
	emptyYet: 'नए प्रश्न यहीं दिखेंगे।',
	minutesShort: (minutes) => `${minutes} मिनट`,
	words: (words) => `${words} शब्द`,
}
