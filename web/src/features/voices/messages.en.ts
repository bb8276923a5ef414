export const messages = {
	testimonials: 'What students say',
	reviews: 'Student reviews',
	rating: (rating: number) => `${rating} out of 5`,
	loading: 'Loading...',
	noTestimonials: 'No testimonials available yet',
	noReviews: 'No reviews available yet',
}
