const businessCount = (count: number) => (count === 1 ? '1 business' : `${count} businesses`);

/** Businesses tab. */
export const businesses = {
  importDialog: {
    title: 'Import businesses',
    lead: 'A CSV file with one business per line: name, category, address, latitude and longitude. Contacts stay private. Businesses already here don’t change.',
    import: 'Import',
    importCount: (count: number) => `Import ${businessCount(count)}`,
    importing: 'Importing…',
    added: (count: number) => `${businessCount(count)} added`,
    undoHint: 'You can undo this for a day above the list.',
    failed: 'The import failed.',
    nothingAdded: 'Nothing was added. Try again.',
    tooMany: (max: number) => `Import at most ${max} businesses at a time. Split the file.`,
    content: 'Content of the file',
    counts: (added: number, present: number, invalid: number) =>
      `${added} new, ${present} already here, ${invalid} bad`,
    more: (count: number) => `and ${count} more`,
    repeat: 'No business is added twice.',
    from: (field: string, column: string) => `${field} from ${column}`,
    columns: {
      name: 'Name',
      category: 'Category',
      address: 'Address',
      latitude: 'Latitude',
      longitude: 'Longitude',
      coordinates: 'Latitude and longitude in one column',
      description: 'Description',
      offered: 'Usual offer',
      picture: 'Picture file',
      pictureDescription: 'Picture description',
      website: 'Website',
      phone: 'Phone for guests',
      contactPerson: 'Contact person (private)',
      contactPhone: 'Contact phone (private)',
      contactEmail: 'Contact email (private)',
      contactNotes: 'Notes (private)',
    },
  },
  importPictures: {
    label: 'Pictures',
    help: 'Choose all of them at once. We match each by its file name: the name in the picture column, or the name of the business.',
    list: 'Pictures of the businesses',
    unmatched: (files: string) =>
      `No business for: ${files}. Rename the file, or add the picture later in the business.`,
    description: (name: string) => `Picture description of ${name}`,
    descriptionPlaceholder: 'Describe it for people who can’t see it',
  },
};
