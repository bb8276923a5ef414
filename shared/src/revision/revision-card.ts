/** Both sides must agree on these. The browser runs this file. */

/**
 * Says why a question comes back.
 *
 * Wrong answers and guesses that were right show what is not known, and a bookmark is the learner's own wish. What was known does not come back: the
 * day's time is short. An answer E is as good as a wrong one, for it says “I do not know this”. A question that was left without any option says nothing,
 * because time may have run out: it makes no card. `seen` is of a question on current affairs that was answered right: it does not come back
 * either, and is remembered so that it is not shown as a new one.
 */
export const cardReasons = ['wrong', 'guessed', 'bookmarked', 'seen'] as const

export type CardReason = (typeof cardReasons)[number]

/** An account has so many cards; what is known best goes first. A learner with three hours a day would need half a year to answer them once. */
export const CARDS_KEPT = 5_000

/** One call brings at most so many answers. */
export const REVISION_ANSWERS_SENT = 100

/** What was answered without a network counts for its own day, if it comes so many days later at most. */
export const LATE_ANSWER_DAYS = 7
