/** Names the pages that are read or practised on: nothing opens over them by itself, and a card at their end leads to the inquiry form. */
const read =
	/^\/(?:(?:answer-writing-practice|blogs|current-affairs|mains-miq|to-the-point|mind-map|infographics|learning-through-map|mains-answer-enrichment-capsule)\/.|mains-practice|mains-questions)/

/** Tells whether something is read or practised on at this address. */
export const isRead = (pathname: string): boolean => read.test(pathname)
