import { formatRupees, paiseOfRupees } from '@aravalli/shared/money'

/** Writes an amount as the API has it. What is no amount of money cannot come from there. */
export const formatAmount = (rupees: number): string => formatRupees(paiseOfRupees(rupees) ?? (0 as never))
