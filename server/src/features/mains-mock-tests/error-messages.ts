/** Are the refusals of papers of the main examination that are written by the clock. */
export const mainsMockTestErrorMessages = {
	'mains-paper.not-found': {
		english: 'This paper is not available.',
		hindi: 'यह प्रश्नपत्र उपलब्ध नहीं है।',
	},
	'mains-sitting.not-found': {
		english: 'There is no such attempt in your account.',
		hindi: 'आपके खाते में ऐसा कोई प्रयास नहीं है।',
	},
	'mains-sitting.over': {
		english: 'The time for this paper is over.',
		hindi: 'इस प्रश्नपत्र का समय समाप्त हो चुका है।',
	},
	'mains-sitting.running': {
		english: 'Your time is still running. Give yourself marks when you have finished.',
		hindi: 'आपका समय अभी चल रहा है। लिखना पूरा होने पर ख़ुद को अंक दें।',
	},
	'mains-sitting.not-in-paper': {
		english: 'The paper has no such question.',
		hindi: 'प्रश्नपत्र में ऐसा कोई प्रश्न नहीं है।',
	},
	'mains-sitting.marks-too-high': {
		english: 'A question cannot be given more marks than it has.',
		hindi: 'किसी प्रश्न को उसके अधिकतम अंकों से ज़्यादा नहीं दिए जा सकते।',
	},
} as const
