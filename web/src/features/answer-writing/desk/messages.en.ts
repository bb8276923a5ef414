/** The list of questions says this to its editors. */
export const messages = {
	addQuestion: 'Add question',
	editQuestions: 'Edit questions',
	desk: 'Content desk',
}
