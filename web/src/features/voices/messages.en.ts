export const messages = {
	testimonials: 'What students say',
	reviews: 'Student reviews',
	sample: 'Sample',
	sampleHint: 'Written for this demonstration, not by a real person',
	rating: (rating: number) => `${rating} out of 5`,
	loading: 'Loading...',
	noTestimonials: 'No testimonials available yet',
	noReviews: 'No reviews available yet',
}
