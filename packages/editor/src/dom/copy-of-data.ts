/** What a clipboard holds, or something that is dragged, for longer than its event lasts. */
export function copyOf(data: DataTransfer | null): DataTransfer {
  const copy = new DataTransfer()
  for (const type of data?.types ?? []) if (type !== 'Files') copy.setData(type, data?.getData(type) ?? '')
  for (const file of data?.files ?? []) copy.items.add(file)
  return copy
}
