import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	testimonials: 'विद्यार्थियों के अनुभव',
	reviews: 'विद्यार्थियों की समीक्षाएँ',
	rating: (rating) => `5 में से ${rating}`,
	loading: 'लोड हो रहा है...',
	noTestimonials: 'अभी कोई अनुभव उपलब्ध नहीं है',
	noReviews: 'अभी कोई समीक्षा उपलब्ध नहीं है',
}
