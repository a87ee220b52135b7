import { z } from 'zod';

// The content security policy forbids eval, by which zod would compile its schemas.
z.config({ jitless: true });
