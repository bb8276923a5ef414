/** The desk says this wherever content is worked on. */
export const messages = {
	desk: 'Content desk',
	kinds: 'Kinds of content',
	areas: {
		practice: 'Practice',
		study: 'Learning',
		resources: 'Resources',
		commerce: 'Courses and plans',
		site: 'Site',
	},
	dailyQuestions: 'Daily questions',
	media: 'Pictures',
	reportedComments: 'Reported comments',
	reportedQuestions: 'Reported questions',
	evaluation: 'Evaluation',
	evaluators: 'Evaluators',
	payments: 'Payments',
	published: 'published',
	undo: 'Undo',
	failed: 'That did not work. Check your connection and try again.',
}
