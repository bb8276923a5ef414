export const messages = {
	difficulties: { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' },
	questionNumber: (number: number) => `Q.${number}`,
	marks: (marks: number): string => (marks === 1 ? 'mark' : 'marks'),
}
