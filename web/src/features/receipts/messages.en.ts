export const messages = {
	download: 'Download receipt',
	downloaded: 'Receipt downloaded successfully!',
	failed: 'Failed to download receipt',
	failedHere: 'Failed to download receipt. Please try again.',
	otherForms: 'Receipt in other forms:',
	pdf: 'PDF with text',
	html: 'HTML',
}
