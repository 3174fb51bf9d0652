/** Network errors, and what PostgreSQL says when it starts, stops or is full (its codes of the classes 57P and 53). */
const codes = /^(ECONN(REFUSED|RESET)|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[1-3]|53300)$/

/** How the driver says the same without a code. */
const words = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Whether the query was not answered because the database was out of reach, and not because of the query. */
export function isConnectionFailure(error: Error & { code?: string }): boolean {
  return codes.test(error.code ?? '') || words.test(error.message)
}
