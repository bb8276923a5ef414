export const messages = {
	month: 'Month',
	monthOption: (month: string, articles: number) =>
		`${month} (${articles === 1 ? '1 article' : `${articles} articles`})`,
	language: 'Language of the file',
	make: 'Make the PDF',
	making: 'Making the PDF',
	reading: (month: string, done: number, total: number) => `${month}: ${done} of ${total} articles added`,
	setting: (month: string) => `${month}: laying out the pages`,
	ready: (month: string, articles: number) =>
		`${month} is ready: ${articles === 1 ? '1 article' : `${articles} articles`} with a contents page.`,
	download: (size: string) => `Download PDF (${size})`,
	failedTitle: 'Couldn’t make the PDF',
	failed: 'Please check your connection and try again.',
	noMonths: 'There are no articles yet.',
}
