export const messages = {
	title: 'Your evaluated answers',
	marks: (marks: number, most: number) => `${marks}/${most}`,
	marksOf: (marks: number, most: number) => `${marks} of ${most} marks`,
	given: (moment: string) => `Returned ${moment}`,
	again: (moment: string) => `Evaluated again ${moment}`,
	all: 'All your answers',
}
