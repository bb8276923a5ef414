export const messages = {
	banners: 'Highlights',
	loading: 'Loading banners...',
	none: 'No banners available',
}
