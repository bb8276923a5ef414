/** The desk says this where a prelims question is edited. */
export const messages = {
	question: 'Question',
	source: { english: 'Source', hindi: 'स्रोत' },
	key: 'Key',
	isRight: (letter: string) => `${letter} is the right option`,
	notAttempted: {
		english: 'Question not attempted. The same in every question.',
		hindi: 'अनुत्तरित प्रश्न। हर प्रश्न में यही रहता है।',
	},
	marksAnew:
		'Publishing this key marks all finished tests anew. The first result of each stays readable, and learners are told.',
	statistics: 'How it was answered',
	noStatistics: 'Nobody has answered this question in a mock test yet.',
	tooFew: (attempts: string) =>
		`Answered in ${attempts} attempts: too few to say anything. From 30 on there are figures here.`,
	attempts: 'Attempts',
	rightShare: 'Right answers',
	discrimination: 'Discrimination',
	discriminationHint: 'From −1 to 1. Below 0.2, strong learners hardly do better here than weak ones.',
	noFigure: '–',
	option: 'Option',
	chosenBy: 'Chosen by',
	share: 'Share',
	blank: 'Blank',
	isKey: 'key',
	measuredAt: (moment: string) => `As of ${moment}`,
	loadStatistics: 'Loading the figures…',
}
