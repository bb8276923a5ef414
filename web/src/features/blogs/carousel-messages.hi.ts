import type { messages as english } from './carousel-messages.en.ts'

export const messages: typeof english = {
	title: 'ब्लॉग से',
	all: 'सभी पोस्ट',
	minutes: (minutes) => `${minutes} मिनट`,
	loading: 'पोस्ट लोड हो रही हैं...',
	none: 'अभी कोई पोस्ट नहीं है',
}
