export const messages = {
	report: 'Report this question',
}
