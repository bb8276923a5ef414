export const messages = {
	title: 'Marks over time',
	text: 'Your returned answers, the newest on the right, as a share of their highest marks.',
	few: (count: number): string =>
		count === 0
			? 'Your marks are drawn here once two answers have come back.'
			: 'One answer has come back. From the second one on your marks are drawn here.',
	summary: (first: number, last: number, count: number) =>
		`A chart of ${count} answers: from ${first} % in the first to ${last} % in the newest.`,
	total: 'Total',
	show: 'Show as a table',
	hide: 'Hide the table',
	caption: 'Marks of the returned answers',
	answer: 'Answer',
	returned: 'Returned',
}
