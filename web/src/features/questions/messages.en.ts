export const messages = {
	difficulties: { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' },
	questionNumber: (number: number) => `Q.${number}`,
	marks: (marks: number): string => (marks === 1 ? 'mark' : 'marks'),
	marksOf: (marks: number) => (marks === 1 ? '1 mark' : `${marks} marks`),
	marksSplit: 'Marks split',
	wordLimit: (words: number) => `(${words} words)`,
	languagePaperLimit: (words: number) => `(${words} words, as Paper 4 asks)`,
}
