/** What an application keeps in its database. */
export const store = {
  description: '<p>Купить <span style="color:#e60000;">хлеб</span></p><h2>План</h2><ul><li>соль</li></ul>',
}
