/** Names what pages belong to: a question of a day. */
export const subjectOf = ({ day, questionId }: { day: string; questionId: string }): string => `${day} ${questionId}`
