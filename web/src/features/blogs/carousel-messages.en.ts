export const messages = {
	title: 'From the blog',
	all: 'All posts',
	minutes: (minutes: number) => `${minutes} min read`,
	loading: 'Loading posts...',
	none: 'No posts yet',
}
